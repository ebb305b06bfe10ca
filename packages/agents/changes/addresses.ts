import { prefixOf } from '@funtool-docs/content/paths';
import type { Locale } from '../../../site.config';

/** Slug of the page of changes, the same in every language. */
export const CHANGES_PAGE = 'guide/changes.mdx';

/** Returns the path of the feed of a language in the built site. */
export const feedPath = (locale: Locale): string => `${prefixOf(locale)}changes.xml`;

/** Returns the id of the section about a release: `v1-2-2`. */
export const releaseId = (name: string): string => `v${name.replaceAll('.', '-')}`;
