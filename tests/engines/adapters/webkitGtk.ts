import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { Builder, Capabilities, Key, Origin, type WebDriver } from 'selenium-webdriver';
import { findOnPath } from '../../../scripts/browser.mjs';
import { type Adapter, type Engine, WINDOW } from '../engine';
import { createScratch, type Scratch } from '../scratch';

const NAMES = ['WebKitWebDriver', 'Xvfb'];

/** Polling interval for the driver's start, in milliseconds. */
const PAUSE = 50;

/** WebKitGTK, the Linux port of Safari's engine, on a virtual display. */
export const webkitGtk: Adapter = {
  packages: 'webkit2gtk-driver xvfb',
  find: () => {
    const programs = NAMES.flatMap((name) => findOnPath([name]) ?? []);
    return programs.length === NAMES.length ? programs : undefined;
  },
  start: async ([driverProgram, displayProgram]) => {
    const scratch = createScratch();
    const display = await openDisplay(scratch, displayProgram!);
    const address = await startDriver(scratch, driverProgram!, display);
    const driver = await new Builder()
      .usingServer(address)
      .withCapabilities(new Capabilities().set('browserName', 'MiniBrowser'))
      .build();
    await driver
      .manage()
      .window()
      .setRect({ x: 0, y: 0, ...WINDOW });
    const version = (await driver.getCapabilities()).get('browserVersion');
    return { name: `WebKitGTK ${version}`, ...drive(driver), close: scratch.remove };
  },
};

/** Starts a virtual display on a free number. */
async function openDisplay(scratch: Scratch, program: string): Promise<string> {
  const screen = `${WINDOW.width}x${WINDOW.height}x24`;
  const args = ['-displayfd', '3', '-screen', '0', screen, '-nolisten', 'tcp'];
  const stdio = ['ignore', 'ignore', 'ignore', 'pipe'] as const;
  // On SIGTERM it removes its files outside the folder.
  const child = scratch.start(program, args, { stdio: [...stdio] }, 'SIGTERM');
  const [number] = await Promise.race([once(child.stdio[3]!, 'data'), failure(child, program)]);
  return `:${String(number).trim()}`;
}

async function startDriver(scratch: Scratch, program: string, display: string): Promise<string> {
  const port = await findFreePort();
  const env = { ...scratch.env, DISPLAY: display };
  const child = scratch.start(program, [`--port=${port}`], { env, stdio: 'ignore' });
  const address = `http://127.0.0.1:${port}`;
  await Promise.race([answers(`${address}/status`), failure(child, program)]);
  return address;
}

async function failure(child: ReturnType<Scratch['start']>, program: string): Promise<never> {
  const [code] = await once(child, 'exit');
  throw new Error(`${program} has ended at its start (${code})`);
}

async function answers(address: string): Promise<void> {
  while (!(await fetch(address).catch(() => undefined))) {
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

function drive(driver: WebDriver): Omit<Engine, 'name' | 'close'> {
  return {
    open: (address) => driver.get(address),
    reload: () => driver.navigate().refresh(),
    evaluate: async (run, argument) => {
      await driver.executeScript(collectMessages);
      return driver.executeScript<never>(run as never, argument);
    },
    press: async (key, modifier) => {
      const actions = driver.actions();
      if (modifier) actions.keyDown(Key.CONTROL);
      actions.sendKeys(KEYS[key] ?? key);
      if (modifier) actions.keyUp(Key.CONTROL);
      await actions.perform();
    },
    type: (text) => driver.actions().sendKeys(text).perform(),
    clickAt: ({ x, y }) =>
      driver
        .actions()
        .move({ x: Math.round(x), y: Math.round(y), origin: Origin.VIEWPORT })
        .click()
        .perform(),
    takeMessages: () => driver.executeScript(takeMessages),
  };
}

/** Named keys. */
const KEYS: Record<string, string> = {
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  Shift: Key.SHIFT,
};

declare global {
  interface Window {
    loggedMessages?: string[];
  }
}

/**
 * Records console messages in the page, since WebKitGTK does not report them to its driver. Self-contained: it is
 * serialised.
 */
function collectMessages(): void {
  if (window.loggedMessages) return;
  const messages: string[] = [];
  window.loggedMessages = messages;
  for (const level of ['error', 'warn'] as const) {
    const log = console[level];
    console[level] = (...values) => {
      messages.push(values.map(String).join(' '));
      log.apply(console, values);
    };
  }
  window.addEventListener('error', ({ message }) => messages.push(message));
  window.addEventListener('unhandledrejection', ({ reason }) => messages.push(String(reason)));
}

/** Returns and clears the recorded messages. Self-contained: it is serialised. */
function takeMessages(): string[] {
  return window.loggedMessages?.splice(0) ?? [];
}
