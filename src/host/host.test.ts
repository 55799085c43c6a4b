import { describe, expect, it } from 'vitest';
import { sha256 } from '../content/pictures/digest.ts';
import { tellLimits } from './limits.ts';
import { formatNetlifyHeaders } from './netlify-headers.ts';
import { formatNetlifyRedirects } from './netlify-redirects.ts';
import { formatNginx, writeWord } from './nginx.ts';
import { makePolicy } from './policy.ts';
import { formatVercelSettings } from './vercel.ts';

const parts = { styles: ['p{top:0}'], scripts: ['run()'], hash: sha256 };
const lasting = ['/assets/start-Bx3d9_Ks.js', '/images/*'];

describe('the policy of a document', () => {
  it('allows what its hashes name and files of the site, and nothing else', () => {
    // The hashes are those of `printf 'p{top:0}' | openssl dgst -sha256 -binary | base64`, and so on.
    expect(makePolicy({ ...parts, hasPixel: false }).split('; ')).toMatchInlineSnapshot(`
      [
        "default-src 'none'",
        "script-src 'self' 'sha256-AvyuiL0SD1mVY3NNxR+V2uo+lhk6RMFrytWmRt6CrJQ='",
        "style-src 'sha256-8EJL2E40VnnGherz8izbHnhSLNfS7seXQ/iH7JDUNko='",
        "img-src 'self'",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "require-trusted-types-for 'script'",
        "trusted-types default",
      ]
    `);
  });

  it('lets in the players that the document holds, and no others', () => {
    const origin = 'https://player.vimeo.com';
    expect(makePolicy({ ...parts, hasPixel: false, frames: [origin] })).toContain(`; frame-src ${origin};`);
  });

  it('says nothing that browsers ignore in a document', () => {
    expect(makePolicy({ ...parts, hasPixel: true })).not.toMatch(/frame-ancestors|report-uri|sandbox/);
  });
});

describe('the policy of a site with a pixel', () => {
  it('is wider by the hosts of the pixel, and lacks Trusted Types, which the pixel breaks', () => {
    const list = (hasPixel: boolean) => makePolicy({ ...parts, hasPixel }).split('; ');
    const [plain, wide] = [list(false), list(true)];
    expect(wide.filter((directive) => !plain.includes(directive))).toEqual([
      "script-src 'self' 'sha256-AvyuiL0SD1mVY3NNxR+V2uo+lhk6RMFrytWmRt6CrJQ=' https://connect.facebook.net",
      "img-src 'self' https://www.facebook.com",
      "connect-src 'self' https://connect.facebook.net https://www.facebook.com",
    ]);
    expect(plain.length - wide.length).toBe(2);
  });
});

describe('_headers', () => {
  it('has one rule for everything, and one for what lasts', () => {
    expect(formatNetlifyHeaders(lasting)).toMatchInlineSnapshot(`
      "/*
        X-Content-Type-Options: nosniff
        X-Frame-Options: DENY
        Referrer-Policy: strict-origin-when-cross-origin
        Permissions-Policy: camera=(), geolocation=(), microphone=(), payment=(), usb=()
        Cross-Origin-Opener-Policy: same-origin
        Strict-Transport-Security: max-age=31536000
        Content-Security-Policy: frame-ancestors 'none'

      /assets/start-Bx3d9_Ks.js
        Cache-Control: public, max-age=31536000, immutable

      /images/*
        Cache-Control: public, max-age=31536000, immutable
      "
    `);
  });
});

describe('old addresses', () => {
  const lead = (count: number) =>
    Array.from({ length: count }, (_, at) => ({ from: `/velho-${at}`, to: '/consulta#contato' }));

  it('are a rule each where hosts read rules, up to the number that they take', () => {
    expect(formatNetlifyRedirects(lead(2))).toBe(
      '/velho-0 /consulta#contato 301\n/velho-1 /consulta#contato 301\n',
    );
    const vercel = (count: number) =>
      (JSON.parse(formatVercelSettings(lasting, lead(count))) as { redirects?: unknown[] }).redirects;
    expect(vercel(1)).toEqual([{ source: '/velho-0', destination: '/consulta#contato', permanent: true }]);
    expect(vercel(0)).toBeUndefined();
    expect(vercel(3000)).toHaveLength(1024);
    expect(formatNetlifyRedirects(lead(3000)).trim().split('\n')).toHaveLength(2000);
  });
});

describe('limits of hosts', () => {
  it('are told in a sentence by a site of too many files, with what would help', () => {
    const told = [
      { files: 20_000, plain: 9000 },
      { files: 20_001, plain: 9001 },
      { files: 120_000, plain: 120_000 },
    ].map(tellLimits);
    expect(told).toMatchInlineSnapshot(`
      [
        undefined,
        "O site terá pelo menos 20.001 arquivos, mais do que aceita a Cloudflare Pages, no plano gratuito (20.000). Com "--compress none" seriam 9.001, e a Cloudflare comprime por si.",
        "O site terá pelo menos 120.000 arquivos, mais do que aceita a Cloudflare Pages, no plano gratuito (20.000); a Cloudflare Pages, nos planos pagos (100.000).",
      ]
    `);
  });
});

describe('nginx.conf', () => {
  // After a change of what hosts send: npx vitest run --project unit src/host -u
  it('lies finished beside it, since it depends on no build', async () => {
    await expect(formatNginx()).toMatchFileSnapshot('./nginx.conf');
  });

  it('refuses what nginx would read as something else', () => {
    expect(() => writeWord('R$ 10')).toThrow('nginx cannot hold R$ 10');
  });
});

describe('vercel.json', () => {
  it('holds the same headers as _headers', () => {
    const settings = JSON.parse(formatVercelSettings(lasting)) as {
      headers: { source: string; headers: { key: string; value: string }[] }[];
    };
    const lines = settings.headers.flatMap(({ source, headers }) =>
      [source.replace('(.*)', '*')].concat(headers.map(({ key, value }) => `  ${key}: ${value}`)),
    );
    expect(lines).toEqual(formatNetlifyHeaders(lasting).split('\n').filter(Boolean));
  });
});
