/// A script that listens, before the page's own run, to what the page says to its server.
enum PageSpy {
  static let script = """
    (() => {
      const plain = window.fetch
      const messages = new Map()
      const spy = {
        hello: null, session: null, underWay: 0, isRunning: false, answers: 0, refusals: [],
        /** Each message once, however often it had to be sent. */
        get messages() { return [...messages.values()] },
        get samples() { return this.messages.flatMap((message) => message.samples) },
        get isIdle() { return this.underWay === 0 && !this.isRunning },
      }
      const listen = async (path, options) => {
        const isExchange = path === "exchange"
        if (isExchange) { const body = JSON.parse(options.body); messages.set(body.seq, body) }
        const response = await plain.call(window, path, options)
        const answer = await response.clone().json().catch(() => null)
        if (path === "scene") spy.hello = answer
        if (isExchange && response.ok) spy.answers += 1
        if (isExchange && !response.ok) spy.refusals.push(answer)
        if (answer?.session) spy.session = answer.session
        if (answer?.frame) spy.isRunning = answer.frame.isRunning
        return response
      }
      window.fetch = async (path, options) => {
        spy.underWay += 1
        try { return await listen(String(path), options) } finally { spy.underWay -= 1 }
      }
      window.spy = spy
    })()
    """
}
