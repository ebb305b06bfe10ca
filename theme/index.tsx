import { repairAddress } from '@funtool-docs/islands/client/repairAddress';
import './shared/tokens.css';
import './index.css';
import './styles/code.css';
import './styles/forcedColors.css';
import './page/head/EdgeCases.css';

export * from '@rspress/core/theme-original';
export { Callout } from './page/Callout';
export { RunnableCodeBlock as CodeBlock } from './example/RunnableCodeBlock';
export { CodeButtonGroup } from './example/CodeButtonGroup';
export { DocLayout } from './layout/DocLayout';
export { FallbackHeading } from './page/FallbackHeading';
export { HomeLayout } from './home/HomeLayout';
export { renderInlineMarkdown } from './shared/renderInlineMarkdown';
export { LastUpdated } from './page/head/LastUpdated';
export { Layout } from './layout/Layout';
export { Nav } from './nav/Nav';
export { NotFoundLayout } from './notFound/NotFoundLayout';
export { PrevNextPage } from './layout/PrevNextPage';
export { Outline } from './outline/Outline';
export { Overview } from './overview/Overview';
export { Playground } from './example/Playground';
export { Root, useScrollAfterNav, useScrollReset } from '@funtool-docs/islands/client/Root';
export { Search } from './search/Search';
export { Sidebar } from './sidebar/Sidebar';
export { Tab, Tabs } from './tabs/Tabs';
export { useThemeState } from '@funtool-docs/islands/client/useThemeState';

if (typeof window !== 'undefined') repairAddress();

// Built pages load them before React (`packages/islands/starter`).
if (process.env.NODE_ENV !== 'production' && typeof window !== 'undefined') {
  void import('./enhancements');
}
