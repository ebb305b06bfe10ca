import { repairAddress } from './support/repairAddress';
import './index.css';
import './styles/code.css';
import './styles/forcedColors.css';

export * from '@rspress/core/theme-original';
export { Callout } from './components/Callout/Callout';
export { CodeBlock } from './components/CodeBlock/CodeBlock';
export { CodeButtonGroup } from './components/CodeButtonGroup/CodeButtonGroup';
export { DocLayout } from './components/DocLayout/DocLayout';
export { FallbackHeading } from './components/DocHeading/FallbackHeading';
export { HomeLayout } from './components/HomeLayout/HomeLayout';
export { renderInlineMarkdown } from './components/InlineMarkdown/renderInlineMarkdown';
export { LastUpdated } from './components/LastUpdated/LastUpdated';
export { Layout } from './components/Layout/Layout';
export { Nav } from './components/Nav/Nav';
export { NotFoundLayout } from './components/NotFoundLayout/NotFoundLayout';
export { Outline } from './components/Outline/Outline';
export { Overview } from './components/Overview/Overview';
export { Playground } from './components/Playground/Playground';
export { Root } from './components/Layout/Root';
export { Search } from './components/Search/Search';
export { Sidebar } from './components/Sidebar/Sidebar';
export { Tab, Tabs } from './components/Tabs/Tabs';
export { useScrollAfterNav, useScrollReset } from './hooks/useScrollReset';

if (typeof window !== 'undefined') repairAddress();
