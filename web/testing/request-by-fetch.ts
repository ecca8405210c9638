/** Sends requests with upload progress through the stubbed `fetch`, as all others. */
export class RequestByFetch extends EventTarget {
  readonly upload = new EventTarget()
  status = 0
  responseText = ''
  private asked = ['', '']
  open(method: string, path: string) {
    this.asked = [method, path]
  }
  setRequestHeader() {}
  getAllResponseHeaders() {
    return ''
  }
  async send(body: FormData) {
    const [method = '', path = ''] = this.asked
    try {
      const response = await fetch(path, { method, body })
      this.status = response.status
      this.responseText = await response.text()
      this.dispatchEvent(new Event('load'))
    } catch {
      this.dispatchEvent(new Event('error'))
    }
  }
}
