import { expect, test } from 'vitest';
import { listCandidates, listShells } from './browser-places.mjs';

test('on Linux looks through PATH first and through the usual folders even when PATH lacks them', () => {
  const places = listCandidates({ platform: 'linux', env: { PATH: '/home/ana/bin' }, home: '/home/ana' });
  expect(places[0]).toBe('/home/ana/bin/google-chrome');
  expect(places).toContain('/usr/bin/chromium');
  expect(places).toContain('/snap/bin/chromium');
  expect(places).toContain('/opt/google/chrome/chrome');
});

test('on macOS looks into the applications of the machine and of the user', () => {
  const places = listCandidates({ platform: 'darwin', env: {}, home: '/Users/ana' });
  expect(places).toContain('/Applications/Google Chrome.app/Contents/MacOS/Google Chrome');
  expect(places).toContain('/Users/ana/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge');
});

test('on Windows looks into the program folders and through Path', () => {
  const env = { ProgramFiles: 'C:\\Program Files', Path: 'D:\\Tools;' };
  const places = listCandidates({ platform: 'win32', env, home: 'C:\\Users\\ana' });
  expect(places).toContain('C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe');
  expect(places).toContain('C:\\Program Files\\Microsoft\\Edge\\Application\\msedge.exe');
  expect(places).toContain('D:\\Tools\\chrome.exe');
});

test('looks for the headless shell where programs lie, and nowhere on Windows', () => {
  const env = { PATH: '/home/ana/bin' };
  const places = listShells({ platform: 'linux', env });
  expect(places[0]).toBe('/home/ana/bin/chromium-headless-shell');
  expect(places).toContain('/usr/bin/chromium-headless-shell');
  expect(listShells({ platform: 'win32', env })).toEqual([]);
});
