import { buildSites } from '../fixtures/buildSites';

/** Builds the fixture sites, whose files are tested here as well. */
export default function globalSetup(): Promise<void> {
  return buildSites();
}
