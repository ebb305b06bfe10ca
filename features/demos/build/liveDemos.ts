import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { previews } from '../../../framework/build/previews';

/** Makes live demos of ` ```tsx preview ` blocks, which import components from `@demos`. */
export function liveDemos(): RspressPlugin {
  return {
    ...previews(),
    builderConfig: { resolve: { alias: { '@demos': path.resolve(import.meta.dirname, '..') } } },
  };
}
