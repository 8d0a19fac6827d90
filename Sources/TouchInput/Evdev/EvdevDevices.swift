/// The events of a log by device.
struct EvdevDevices {
  struct Device {
    var name: String
    var events: [EvdevEvent] = []
    var axes = EvdevAxes()
  }

  private(set) var devices: [Device] = []
  private var places: [String: Int] = [:]

  /// The place of a device, which is added if it is new.
  private mutating func place(_ name: String) -> Int {
    if let place = places[name] { return place }
    places[name] = devices.count
    devices.append(Device(name: name))
    return devices.count - 1
  }

  mutating func add(_ event: EvdevEvent, to name: String) {
    let place = place(name)
    devices[place].events.append(event)
  }

  mutating func setAxis(_ code: Int, _ low: Int, _ high: Int, of name: String, line: Int) throws(TouchLogError) {
    let place = place(name)
    try devices[place].axes.set(code, low, high, line: line)
  }

  /// The session of the device that has touches, or of the one that the panel names.
  consuming func log(on panel: TouchPanel, notes: [String]) throws(TouchLogError) -> TouchLog {
    var found = devices.filter { MultitouchDecoder.hasTouches($0.events) }
    if let name = panel.device {
      let names = devices.map(\.name).filter { !$0.isEmpty }
      guard let device = devices.first(where: { $0.name == name }) else {
        throw TouchLogError(
          line: 1, "the log has no device \(name.quotedForMessage)",
          names.isEmpty
            ? "its lines name no devices; leave --device out" : "use one of \(names.prefix(20).joined(separator: ", "))"
        )
      }
      found = [device]
    }
    guard let device = found.first else {
      throw TouchLogError(
        line: 1, "the log has no events of touches", "record a touch panel (ABS_MT_POSITION_X, or ABS_X with BTN_TOUCH)"
      )
    }
    guard found.count == 1 else {
      throw TouchLogError(
        line: 1, "several devices have touches: \(found.prefix(20).map(\.name).joined(separator: ", "))",
        "say which one with --device")
    }
    let decoder = try MultitouchDecoder(panel, device.axes)
    return try decoder.log(of: device.events, notes: notes)
  }
}
