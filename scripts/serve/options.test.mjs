import { expect, test } from 'vitest';
import { parsePreviewOptions } from './options.mjs';

test('without arguments serves dist on 127.0.0.1:4173', () => {
  expect(parsePreviewOptions([])).toEqual({ host: '127.0.0.1', port: 4173, folder: 'dist', help: false });
});

test('takes host, port and folder in both spellings', () => {
  expect(parsePreviewOptions(['--host', '0.0.0.0', '--port=8080', '--dir', 'out'])).toEqual({
    host: '0.0.0.0',
    port: 8080,
    folder: 'out',
    help: false,
  });
});

test.each([[['--open']], [['dist']], [['--port']]])('%j is a problem', (args) => {
  expect(parsePreviewOptions(args).problem).toEqual(expect.any(String));
});

test.each(['abc', '-1', '70000', '', '1e3'])('port "%s" is a problem that names it', (port) => {
  expect(parsePreviewOptions([`--port=${port}`]).problem).toContain(`"${port}"`);
});
