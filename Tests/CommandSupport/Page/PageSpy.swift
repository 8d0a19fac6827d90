import ChromiumDriver
import TestSupport

/// A script that runs before the page's own and records the messages to its server.
package enum PageSpy {
  package static let script = """
    (() => {
      const plain = window.fetch
      const plainInterval = window.setInterval
      const messages = new Map()
      const intervals = []
      window.setInterval = (...words) => {
        const interval = plainInterval.apply(window, words)
        intervals.push(interval)
        return interval
      }
      const spy = {
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
