import ChromiumDriver
import TestSupport

/// A script that runs before the page's own. It records the messages to its server, and can move the page's clock on.
package enum PageSpy {
  package static let script = """
    (() => {
      const plain = window.fetch
      const plainInterval = window.setInterval
      const plainNow = performance.now.bind(performance)
      const plainFrame = window.requestAnimationFrame
      const plainTime = Object.getOwnPropertyDescriptor(Event.prototype, "timeStamp").get
      // What the page's clock is ahead of the browser's, and the time of the last event of a pointer.
      let [ahead, lastEvent] = [0, 0]
      performance.now = () => plainNow() + ahead
      window.requestAnimationFrame = (run) => plainFrame.call(window, (time) => run(time + ahead))
      Object.defineProperty(Event.prototype, "timeStamp", { get() { return plainTime.call(this) + ahead } })
      for (const kind of ["pointerdown", "pointermove", "pointerup"]) {
        addEventListener(kind, (event) => { lastEvent = Math.max(lastEvent, event.timeStamp) }, true)
      }
      const messages = new Map()
      const intervals = []
      window.setInterval = (...words) => {
        const interval = plainInterval.apply(window, words)
        intervals.push(interval)
        return interval
      }
      const spy = {
        /** Moves the page's clock on, as if the page had slept. */
        skip(milliseconds) { ahead += milliseconds },
        /** Moves the page's clock to the last event of a pointer, if that has a later time. */
        catchUp() { ahead += Math.max(0, lastEvent - performance.now()) },
        /** Ends what the page does repeatedly by itself, such as messages without samples. */
        endIntervals() { intervals.forEach((interval) => clearInterval(interval)) },
        hello: null, session: null, answers: 0, refusals: [], breaksNext: false,
        /** Each message once, however often it had to be sent. */
        get messages() { return [...messages.values()] },
        get samples() { return this.messages.flatMap((message) => message.samples) },
      }
      window.fetch = async (resource, options) => {
        const path = String(resource)
        const isExchange = path === "exchange"
        if (isExchange) { const body = JSON.parse(options.body); messages.set(body.seq, body) }
        if (isExchange && spy.breaksNext) { spy.breaksNext = false; options = { ...options, body: options.body + "}" } }
        const response = await plain.call(window, path, options)
        if (!isExchange && !path.startsWith("scene?")) return response
        const answer = await response.clone().json().catch(() => null)
        if (path.startsWith("scene?")) spy.hello = answer
        if (isExchange && response.ok) spy.answers += 1
        if (isExchange && !response.ok) spy.refusals.push(answer)
        if (answer?.session) spy.session = answer.session
        return response
      }
      window.spy = spy
    })()
    """
}
