import { createServer, type AddressInfo } from 'node:net';

/** A TCP server that counts connections and records data. */
export async function listen() {
  let connections = 0;
  let received = '';
  const server = createServer((socket) => {
    connections += 1;
    socket.on('data', (data) => (received += String(data))).on('error', () => {});
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    host: `127.0.0.1:${port}`,
    connections: () => connections,
    received: () => received,
    close: () => server.close(),
  };
}

/** Preconnect hints. */
export function prepareConnections(host: string): string {
  return `for (const rel of ['dns-prefetch', 'preconnect']) {
    const link = document.createElement('link');
    Object.assign(link, { rel, href: 'http://${host}/' });
    document.head.append(link);
  }
  await new Promise((resolve) => setTimeout(resolve, 500));`;
}

/** All known ways to send data, in a document or a worker. */
export function connectToAll(host: string): string {
  return `
    const url = 'http://${host}/';
    const add = (name, attributes) => {
      const element = document.createElement(name);
      for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
      document.body.append(element);
      return element;
    };
    const worker = (code) => new Worker(URL.createObjectURL(new Blob([code])));
    const tries = [
      () => fetch(url),
      () => fetch(url, { mode: 'no-cors', keepalive: true }),
      () => { const request = new XMLHttpRequest(); request.open('GET', url); request.send(); },
      () => navigator.sendBeacon(url, 'x'),
      () => new WebSocket('ws://${host}/'),
      () => new EventSource(url),
      () => new WebTransport('https://${host}/'),
      () => importScripts(url),
      () => importScripts(URL.createObjectURL(new Blob(['fetch("' + url + '")']))),
      () => import(url),
      () => import('data:text/javascript,fetch("' + url + '")'),
      () => worker('fetch("' + url + '")'),
      () => new Worker(url),
      () => new SharedWorker(url),
      () => new RTCPeerConnection({ iceServers: [{ urls: 'stun:${host}' }] }).createDataChannel(''),
      () => { new Image().src = url; },
      () => add('img', { src: url, srcset: url }),
      () => add('script', { src: url }),
      () => add('link', { rel: 'stylesheet', href: url }),
      () => add('link', { rel: 'prefetch', href: url }),
      () => add('link', { rel: 'modulepreload', href: url }),
      () => add('link', { rel: 'icon', href: url }),
      () => add('link', { rel: 'manifest', href: url }),
      () => add('iframe', { srcdoc: '<img src="' + url + '">' }),
      () => add('object', { data: url }),
      () => add('embed', { src: url }),
      () => add('video', { src: url, poster: url }),
      () => add('audio', { src: url }).play(),
      () => add('div', { style: 'background: url(' + url + ')' }),
      () => { add('style', {}).textContent = '@import "' + url + '"; body { cursor: url(' + url + '), auto }'; },
      () => add('form', { action: url, method: 'post' }).submit(),
      () => add('a', { href: url, ping: url, target: '_blank' }).click(),
      () => add('a', { href: url, target: '_top' }).click(),
      () => add('a', { href: url, target: '_blank' }).click(),
      () => open(url),
      () => { top.location = url; },
      () => top.location.replace(url),
      () => { document.body.innerHTML += '<svg><image href="' + url + '"/></svg><img src=x onerror="fetch(\\'' + url + '\\')">'; },
    ];
    for (const run of tries) {
      try { await Promise.race([run(), new Promise((resolve) => setTimeout(resolve, 20))]); } catch {}
    }
    await new Promise((resolve) => setTimeout(resolve, 200));
    console.log('all tried');`;
}
