import { repairAddress } from '../framework/client/repairAddress';
import '../ui/tokens.css';
import './index.css';
import './styles/code.css';
import './styles/forcedColors.css';
import '../features/reference/ui/EdgeCases.css';

export * from '@rspress/core/theme-original';
export { Callout } from './doc/Callout';
export { RunnableCodeBlock as CodeBlock } from '../features/examples/ui/RunnableCodeBlock';
export { CodeButtonGroup } from '../features/examples/ui/CodeButtonGroup';
export { DocLayout } from './doc/DocLayout';
export { FallbackHeading } from './doc/FallbackHeading';
export { HomeLayout } from './home/HomeLayout';
export { renderInlineMarkdown } from '../ui/renderInlineMarkdown';
export { LastUpdated } from '../features/reference/ui/LastUpdated';
export { Layout } from './layout/Layout';
export { Nav } from './nav/Nav';
export { NotFoundLayout } from './notFound/NotFoundLayout';
export { PrevNextPage } from './doc/PrevNextPage';
export { Outline } from './outline/Outline';
export { Overview } from './overview/Overview';
export { Playground } from '../features/examples/ui/Playground';
export { Root } from '../framework/client/Root';
export { Search } from '../features/search/panel/Search';
export { Sidebar } from './sidebar/Sidebar';
export { Tab, Tabs } from './tabs/Tabs';
export { useScrollAfterNav, useScrollReset } from '../framework/client/useScrollReset';
export { useThemeState } from '../framework/client/useThemeState';

if (typeof window !== 'undefined') repairAddress();

// Built pages load them before React (`framework/starter`).
if (process.env.NODE_ENV !== 'production' && typeof window !== 'undefined') {
  void import('./enhancements');
}
