/** A browser with one page open, as much of it as a reader has a hand on. */
export interface Engine {
  /** Name and version, such as `Firefox 140.5`. */
  name: string;
  /** Opens an address in the page, and resolves once it has loaded. */
  open: (address: string) => Promise<void>;
  /** Loads the page again, and resolves once it has loaded. */
  reload: () => Promise<void>;
  /**
   * Runs a function in the page.
   *
   * @param run Is sent to the browser as text: it sees its argument and the page, and nothing else.
   * @param argument A value that JSON can hold.
   * @returns What the function returns or resolves to, as far as JSON can hold it.
   */
  evaluate: <Result, Argument = undefined>(
    run: (argument: Argument) => Result,
    argument?: Argument,
  ) => Promise<Awaited<Result>>;
  /** Presses a key by its name, such as `Enter`, with Ctrl held down where that is asked for. */
  press: (key: string, modifier?: 'Control') => Promise<void>;
  /** Types a text, key by key, to whatever has the focus. */
  type: (text: string) => Promise<void>;
  /** Clicks at a point of the window, in CSS pixels. */
  clickAt: (point: Point) => Promise<void>;
  /** Gives the errors and warnings that have been logged since it was last asked. */
  takeMessages: () => Promise<string[]>;
  /** Ends the browser and removes what it has written. */
  close: () => Promise<void>;
}

export interface Point {
  x: number;
  y: number;
}

/** How a browser is found and started. */
export interface Adapter {
  /** Paths of the programs it needs; nothing where one of them is missing. */
  find: () => string[] | undefined;
  /** Debian packages that bring them. */
  packages: string;
  /** Starts the browser, given what `find` has found. */
  start: (programs: string[]) => Promise<Engine>;
}

/** Size of the window, in CSS pixels. */
export const WINDOW = { width: 1440, height: 900 };
