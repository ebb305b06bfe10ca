declare module 'virtual-social-links' {
  /** Icons of the configured social links, as SVG, by name. */
  const icons: Record<string, string>;
  export default icons;
}
