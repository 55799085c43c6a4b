/** How many files a host takes of a site. */
interface Limit {
  readonly host: string;
  readonly files: number;
}

/**
 * https://developers.cloudflare.com/pages/platform/limits/#files and
 * https://gitlab.com/gitlab-org/gitlab/-/issues/500273. GitHub Pages
 * limits bytes, which nobody knows yet.
 */
const limits: readonly Limit[] = [
  { host: 'a Cloudflare Pages, no plano gratuito', files: 20_000 },
  { host: 'a Cloudflare Pages, nos planos pagos', files: 100_000 },
  { host: 'a GitLab Pages', files: 200_000 },
];

/** How many files a site will have, as far as that is known before it is made. */
export interface FileCount {
  /** With compressed ones beside those of text, where they are asked for. */
  readonly files: number;
  /** Without compressed ones. */
  readonly plain: number;
}

const write = (count: number) => count.toLocaleString('pt-BR');

/** One sentence about the hosts that will not take a site of so many files; nothing where all do. */
export function tellLimits({ files, plain }: FileCount): string | undefined {
  const over = limits.filter((limit) => files > limit.files);
  if (over.length === 0) return undefined;
  const hosts = over.map(({ host, files: most }) => `${host} (${write(most)})`).join('; ');
  const cure =
    plain < files ? ` Com "--compress none" seriam ${write(plain)}, e a Cloudflare comprime por si.` : '';
  return `O site terá pelo menos ${write(files)} arquivos, mais do que aceita ${hosts}.${cure}`;
}
