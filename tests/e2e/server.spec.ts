import { expect, test } from './fixtures';

test.describe('the server', () => {
  for (const [path, status, type] of [
    ['', 200, 'text/html'],
    ['guide/', 200, 'text/html'],
    ['guide/api/array/at', 200, 'text/html'],
    ['guide/api/array/at.html', 200, 'text/html'],
    ['en/', 200, 'text/html'],
    ['icon.svg', 200, 'image/svg+xml'],
    ['guide', 301, 'text/html'],
    ['guide/api/array/at/', 404, 'text/html'],
    ['nowhere', 404, 'text/html'],
    ['../elsewhere', 404, 'text/html'],
  ] as const) {
    test(`answers "${path}" with ${status}`, async ({ request, baseURL }) => {
      const response = await request.get(new URL(path, baseURL).href, { maxRedirects: 0 });
      expect(response.status()).toBe(status);
      expect(response.headers()['content-type']).toContain(type);
    });
  }

  test('shows the 404 page for unknown paths', async ({ request }) => {
    expect(await (await request.get('nowhere')).text()).toContain('页面未找到');
  });

  test('compresses pages', async ({ request }) => {
    const response = await request.get('guide/api/array/at');
    expect(response.headers()['content-encoding']).toMatch(/^(?:br|gzip)$/);
  });
});
