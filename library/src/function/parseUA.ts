/** What a user agent tells; unknown parts are `null`. */
interface ParsedUA {
  browser: {
    name: string | null;
    version: string | null;
    majorVersion?: string | null;
  };
  os: {
    name: string | null;
    version: string | null;
    majorVersion?: string | null;
  };
  device: {
    type: 'Mobile' | 'Tablet' | 'Desktop' | 'SmartTV' | 'Console' | 'Wearable' | 'Unknown';
    model: string | null;
    vendor?: string | null;
  };
  engine: {
    name: string | null;
    version: string | null;
  };
  originalUA: string;
}

type Rule<Name> = readonly [Name, RegExp];

/**
 * The first rule that matches wins; its group is the version.
 *
 * Kept on purpose, as in funtool 1.2.2: the dot of `Trident/7.0` stands for any character, an iPod touch
 * and an iPhone before iOS 5 (`iPhone; U; CPU`) have no system, nor has a Chromebook whose processor is
 * written with a hyphen.
 */
const BROWSERS: Rule<string>[] = [
  ['Edge (Chromium)', /Edg\/([\d.]+)/],
  ['Edge (Legacy)', /Edge\/([\d.]+)/],
  ['Opera', /OPR\/([\d.]+)/],
  ['Vivaldi', /Vivaldi\/([\d.]+)/],
  ['Chrome', /Chrome\/([\d.]+)/],
  ['Firefox', /Firefox\/([\d.]+)/],
  ['Safari', /Version\/([\d.]+).*Safari/],
  ['Internet Explorer', /MSIE ([\d.]+);/],
  ['Internet Explorer', /Trident\/7.0.*rv:([\d.]+)/],
  ['Samsung Internet', /SamsungBrowser\/([\d.]+)/],
];

const SYSTEMS: Rule<string>[] = [
  ['Windows', /Windows NT ([\d.]+)/],
  ['macOS', /Mac OS X ([\d_]+)/],
  ['iOS', /\((?:iPhone|iPad|iPod); CPU.*OS ([\d_]+)/],
  ['Android', /Android ([\d.]+)/],
  ['Linux', /Linux/],
  ['Chrome OS', /CrOS \w+ ([\d.]+)/],
  ['Windows Phone', /Windows Phone ([\d.]+)/],
];

const ENGINES: Rule<string>[] = [
  ['Blink', /Chrome\/([\d.]+)/],
  ['WebKit', /AppleWebKit\/([\d.]+)/],
  ['Gecko', /Gecko\/([\d.]+)/],
  ['Trident', /Trident\/([\d.]+)/],
  ['EdgeHTML', /EdgeHTML\/([\d.]+)/],
];

/** Kept on purpose, as in funtool 1.2.2: Android and iPads with "Mobile" come first, so tablets are phones. */
const DEVICES: Rule<ParsedUA['device']['type']>[] = [
  ['Mobile', /Mobile|iPhone|Android/],
  ['Tablet', /Tablet|iPad/],
  ['SmartTV', /SmartTV|SMART-TV|Smart-TV|NetCast.TV|AppleTV|Roku/],
  ['Console', /Xbox|PlayStation/],
  ['Wearable', /Watch|Wearable/],
  ['Desktop', /^/],
];

const MODELS: Rule<string>[] = [
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Android Device', /Android/],
];

/**
 * Reads browser, system, device and engine out of a user agent.
 *
 * @param ua User agent; anything falsy means the one of the browser.
 * @returns A new object, complete whatever the text.
 * @throws {TypeError} If `ua` is truthy and not a string, or the global `navigator` has no user agent.
 */
export function parseUA(ua?: string): ParsedUA {
  const text = ua || (typeof navigator === 'undefined' ? '' : navigator.userAgent);
  return {
    browser: withMajorVersion(find(BROWSERS, text)),
    os: withMajorVersion(find(SYSTEMS, text)),
    device: { type: find(DEVICES, text).name!, model: find(MODELS, text).name, vendor: null },
    engine: find(ENGINES, text),
    originalUA: text,
  };
}

/** Finds the first rule that matches; versions with underscores get dots. */
function find<Name>(rules: Rule<Name>[], text: string) {
  for (const [name, pattern] of rules) {
    const match = text.match(pattern);
    if (match) return { name, version: match[1]?.replaceAll('_', '.') ?? null };
  }
  return { name: null, version: null };
}

function withMajorVersion(part: { name: string | null; version: string | null }) {
  return { ...part, majorVersion: part.version?.split('.')[0] ?? null };
}
