import icons from 'virtual-social-links';

/** Icons of the social links that the configuration names, as SVG, by name. */
export const socialIcons: Record<string, string> = icons;
