import './SearchPanel.css';

export { SearchPanel as default } from '@rspress/core/theme-original';
