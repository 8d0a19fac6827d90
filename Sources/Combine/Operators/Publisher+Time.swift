// Operators that need a scheduler.
extension Publishers {
  public typealias ReceiveOn<Upstream: Publisher, Context: Scheduler> = Operator<Upstream.Output, Upstream.Failure>
  public typealias SubscribeOn<Upstream: Publisher, Context: Scheduler> = Operator<Upstream.Output, Upstream.Failure>
  public typealias Delay<Upstream: Publisher, Context: Scheduler> = Operator<Upstream.Output, Upstream.Failure>
  public typealias Debounce<Upstream: Publisher, Context: Scheduler> = Operator<Upstream.Output, Upstream.Failure>
  public typealias Throttle<Upstream: Publisher, Context: Scheduler> = Operator<Upstream.Output, Upstream.Failure>
  public typealias Timeout<Upstream: Publisher, Context: Scheduler> = Operator<Upstream.Output, Upstream.Failure>
}

extension Publisher {
  /// Sends each value in a later turn of the scheduler.
  public func receive<S: Scheduler>(
    on scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.Operator<Output, Failure> {
    postponed { scheduler.schedule(options: options, $0) }
  }

  /// Sends each value after a time.
  public func delay<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil, scheduler: S,
    options: S.SchedulerOptions? = nil
  ) -> Publishers.Operator<Output, Failure> {
    postponed { action in
      scheduler.schedule(
        after: scheduler.now.advanced(by: interval), tolerance: tolerance ?? scheduler.minimumTolerance,
        options: options, action)
    }
  }

  private func postponed(_ schedule: @escaping (@escaping () -> Void) -> Void) -> Publishers.Operator<Output, Failure> {
    Publishers.outlet { outlet in
      let inlet = Inlet<Output, Failure>({ value in schedule { outlet.send(value) } }) { completion in
        schedule { outlet.finish(completion) }
      }
      outlet.didCancel = { inlet.cancel() }
      subscribe(inlet)
    }
  }

  /// Subscribes in a later turn of the scheduler.
  public func subscribe<S: Scheduler>(
    on scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.Operator<Output, Failure> {
    Publishers.outlet { outlet in
      let inlet = Inlet<Output, Failure>({ outlet.send($0) }) { outlet.finish($0) }
      outlet.didCancel = { inlet.cancel() }
      scheduler.schedule(options: options) { if outlet.isOpen { subscribe(inlet) } }
    }
  }

  /// Sends a value once no other one has followed it for a time.
  public func debounce<S: Scheduler>(
    for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.Operator<Output, Failure> {
    Publishers.outlet { outlet in
      var number = 0
      var waiting: Output?
      let inlet = Inlet<Output, Failure>({ value in
        number += 1
        waiting = value
        let own = number
        scheduler.schedule(
          after: scheduler.now.advanced(by: dueTime), tolerance: scheduler.minimumTolerance, options: options
        ) {
          guard own == number, let value = waiting else { return }
          waiting = nil
          outlet.send(value)
        }
      }) { completion in
        // The end does not send the value that waits.
        number += 1
        outlet.finish(completion)
      }
      outlet.didCancel = { inlet.cancel() }
      subscribe(inlet)
    }
  }

  /// Sends at most one value in each interval: the first one at once, then the first or latest of each interval at its end.
  public func throttle<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
  ) -> Publishers.Operator<Output, Failure> {
    Publishers.outlet { outlet in
      var next: S.SchedulerTimeType?
      var waiting: Output?
      func send(_ value: Output) {
        next = scheduler.now.advanced(by: interval)
        outlet.send(value)
      }
      let inlet = Inlet<Output, Failure>({ value in
        guard let due = next, scheduler.now < due else { return send(value) }
        if waiting == nil {
          waiting = value
          scheduler.schedule(after: due, tolerance: scheduler.minimumTolerance, options: nil) {
            guard let value = waiting else { return }
            waiting = nil
            send(value)
          }
        } else if latest {
          waiting = value
        }
      }) { completion in
        if let value = waiting, case .finished = completion {
          waiting = nil
          outlet.send(value)
        }
        outlet.finish(completion)
      }
      outlet.didCancel = { inlet.cancel() }
      subscribe(inlet)
    }
  }

  /// Ends when no value comes for a time: with an error if there is one, else as finished.
  public func timeout<S: Scheduler>(
    _ interval: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil,
    customError: (() -> Failure)? = nil
  ) -> Publishers.Operator<Output, Failure> {
    Publishers.outlet { outlet in
      var number = 0
      func wait() {
        number += 1
        let own = number
        scheduler.schedule(
          after: scheduler.now.advanced(by: interval), tolerance: scheduler.minimumTolerance, options: options
        ) {
          guard own == number else { return }
          outlet.finish(customError.map { .failure($0()) } ?? .finished)
        }
      }
      let inlet = Inlet<Output, Failure>({ value in
        wait()
        outlet.send(value)
      }) { completion in
        number += 1
        outlet.finish(completion)
      }
      outlet.didCancel = {
        number += 1
        inlet.cancel()
      }
      wait()
      subscribe(inlet)
    }
  }
}
