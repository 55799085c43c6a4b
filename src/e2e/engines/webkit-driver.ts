import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { patience } from '../patience.ts';
import type { Driver, Engines, Key } from './driver.ts';

const keys: Readonly<Record<Key, readonly string[]>> = {
  Tab: ['\uE004'],
  'Shift+Tab': ['\uE008', '\uE004'],
  Enter: ['\uE007'],
  Escape: ['\uE00C'],
  Space: [' '],
  ArrowLeft: ['\uE012'],
  ArrowUp: ['\uE013'],
  ArrowRight: ['\uE014'],
};

/** Calls a command of WebDriver: https://www.w3.org/TR/webdriver2/ */
type Command = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>;

/** WebKitGTK through WebDriver, on a display of its own, with motion reduced. */
export async function startWebKit({ driver, display }: NonNullable<Engines['webkit']>): Promise<Driver> {
  const settings = mkdtempSync(join(tmpdir(), 'vitrine-webkit-'));
  mkdirSync(join(settings, 'gtk-3.0'));
  writeFileSync(join(settings, 'gtk-3.0/settings.ini'), '[Settings]\ngtk-enable-animations=0\n');
  const screen = spawn(display, ['-displayfd', '1', '-screen', '0', '1400x1100x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const number = await new Promise<string>((resolve) => {
    screen.stdout.once('data', (data) => resolve(String(data).trim()));
  });
  const port = await findPort();
  const server = spawn(driver, [`--port=${port}`], {
    env: { ...process.env, DISPLAY: `:${number}`, XDG_CONFIG_HOME: settings },
    stdio: 'ignore',
  });
  const session = await openSession(`http://127.0.0.1:${port}`);
  return drive(session, async () => {
    await session('DELETE', '').catch(() => undefined);
    server.kill();
    screen.kill();
    rmSync(settings, { recursive: true, force: true });
  });
}

async function findPort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
}

async function send(address: string, method: string, body?: object): Promise<unknown> {
  const response = await fetch(address, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = (await response.json()) as { value: unknown };
  const fault = value as { error?: string; message?: string } | null;
  if (!response.ok) throw new Error(`WebKit: ${fault?.error ?? response.status}: ${fault?.message ?? ''}`);
  return value;
}

async function openSession(address: string): Promise<Command> {
  const begin = async (attempts: number): Promise<unknown> => {
    try {
      return await send(`${address}/session`, 'POST', { capabilities: { alwaysMatch: {} } });
    } catch (error) {
      if (attempts === 0) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
      return begin(attempts - 1);
    }
  };
  const { sessionId } = (await begin(patience / 100)) as { sessionId: string };
  return (method, path, body) => send(`${address}/session/${sessionId}${path}`, method, body);
}

function drive(session: Command, close: () => Promise<void>): Driver {
  const evaluate = async (source: string, values: readonly unknown[]) => {
    const script = `const done = arguments[arguments.length - 1];
      Promise.resolve().then(() => (${source})(...arguments[0]))
        .then((value) => done({ value }), (error) => done({ fault: String(error) }));`;
    const answer = await session('POST', '/execute/async', { script, args: [values] });
    const { value, fault } = answer as { value?: unknown; fault?: string };
    if (fault) throw new Error(fault);
    return value;
  };
  const point = (...actions: object[]) =>
    session('POST', '/actions', {
      actions: [{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }],
    });
  /** Presses keys one after the other, those that stand together at once. */
  const strike = async (rows: readonly (readonly string[])[]) => {
    const actions = rows.flatMap((row) => [
      ...row.map((value) => ({ type: 'keyDown', value })),
      ...row.toReversed().map((value) => ({ type: 'keyUp', value })),
    ]);
    await session('POST', '/actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
  };
  const moveTo = (x: number, y: number) => ({
    type: 'pointerMove',
    x: Math.round(x),
    y: Math.round(y),
    duration: 0,
  });
  return {
    renew: async () => void (await session('POST', '/url', { url: 'about:blank' })),
    goto: async (url) => void (await session('POST', '/url', { url })),
    step: async (kind) => void (await session('POST', kind === 'reload' ? '/refresh' : `/${kind}`, {})),
    evaluate,
    move: async (x, y) => void (await point(moveTo(x, y))),
    click: async (x, y) =>
      void (await point(moveTo(x, y), { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 })),
    press: (key) => strike([keys[key]]),
    type: (text) => strike(Array.from(text, (sign) => [sign])),
    resize: async (width, height) => {
      // The window has bars of its own, whose size is known once it stands.
      await session('POST', '/window/rect', { width, height });
      const inner = Number(await evaluate('() => innerHeight', []));
      await session('POST', '/window/rect', { width, height: 2 * height - inner });
    },
    screenshot: async () => Buffer.from(String(await session('GET', '/screenshot')), 'base64'),
    close,
  };
}
