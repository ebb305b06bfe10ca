/** A browser with one open page. */
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
   * @param run Self-contained: it is serialised.
   * @param argument A value that JSON can hold.
   * @returns What the function returns or resolves to, as far as JSON can hold it.
   */
  evaluate: <Result, Argument = undefined>(
    run: (argument: Argument) => Result,
    argument?: Argument,
  ) => Promise<Awaited<Result>>;
  /** Presses a key by its name, such as `Enter`, with Ctrl held down where that is asked for. */
  press: (key: string, modifier?: 'Control') => Promise<void>;
  /** Types a text into the focused element. */
  type: (text: string) => Promise<void>;
  /** Clicks at a point of the window, in CSS pixels. */
  clickAt: (point: Point) => Promise<void>;
  /** Returns errors and warnings logged since the last call. */
  takeMessages: () => Promise<string[]>;
  /** Closes the browser and removes its files. */
  close: () => Promise<void>;
}

export interface Point {
  x: number;
  y: number;
}

/** Finds and starts a browser. */
export interface Adapter {
  /** Paths of its executables; `undefined` if one is missing. */
  find: () => string[] | undefined;
  /** Debian packages that contain them. */
  packages: string;
  /** Starts the browser from the paths of `find`. */
  start: (programs: string[]) => Promise<Engine>;
}

/** Size of the window, in CSS pixels. */
export const WINDOW = { width: 1440, height: 900 };
