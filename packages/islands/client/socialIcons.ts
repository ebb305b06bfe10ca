import icons from 'virtual-social-links';

/** SVG icons of the configured social links, by name. */
export const socialIcons: Record<string, string> = icons;
