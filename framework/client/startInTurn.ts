import 'react-dom/client';

/** Starts Rspress in a task of its own: together with React it would block the page for longer. */
const { port1, port2 } = new MessageChannel();
port1.addEventListener('message', () => {
  port1.close();
  void import(/* webpackMode: "eager" */ 'rspress-entry');
});
port1.start();
port2.postMessage(undefined);
