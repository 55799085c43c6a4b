import { createHash } from 'node:crypto';
import { Agent, request, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';

/** Connections that have brought an answer already; Node's own mark is missing where a request had to queue. */
const kept = new WeakSet<object>();

/** What a server answered. */
interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

interface Manner {
  readonly agent?: Agent | undefined;
  readonly headers?: OutgoingHttpHeaders;
}

/** One request. A kept connection that a server closes meanwhile is no failure: browsers then ask once more. */
export async function ask(url: string, { agent, headers = {} }: Manner = {}): Promise<Answer> {
  let isKept = false;
  try {
    return await new Promise((resolve, reject) => {
      const sent = request(url, { agent, headers }, (response) => {
        kept.add(response.socket);
        text(response).then(
          (body) => resolve({ status: response.statusCode ?? 0, headers: response.headers, body }),
          reject,
        );
      });
      sent.once('socket', (socket) => {
        isKept = kept.has(socket);
      });
      sent.once('error', reject);
      sent.end();
    });
  } catch (error) {
    const isClosed = error instanceof Error && 'code' in error && error.code === 'ECONNRESET';
    if (isKept && isClosed) return ask(url, { agent, headers });
    throw error;
  }
}

function hash(content: string): string {
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
}

/** The policies that a browser holds a document to: the header's, and the one in the document. */
function listPolicies({ headers, body }: Answer): readonly string[] {
  const inDocument = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(body)?.[1];
  return [headers['content-security-policy'], inDocument].flat().filter((policy) => policy !== undefined);
}

/** Whether a browser refuses the page's own style, or has no policy to hold its scripts to. */
export function isStyleRefused(answer: Answer): boolean {
  const policies = listPolicies(answer);
  const lists = policies.map((policy) => /(?:^|;\s*)style-src ([^;]*)/.exec(policy)?.[1]);
  if (!policies.some((policy) => policy.includes('script-src'))) return true;
  const styles = [...answer.body.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, content = '']) =>
    hash(content),
  );
  return lists.some((list) => list !== undefined && styles.some((style) => !list.includes(style)));
}

/** Whether an answer is what a page has to be. */
function isWhole({ status, body }: Answer): boolean {
  return status === 200 && body.trimEnd().endsWith('</html>');
}

/** What visitors have met so far. */
export interface Figures {
  /** How many answers came. */
  readonly answers: number;
  /** How many were no whole page, or did not come. */
  readonly failed: number;
  /** How many would be shown unstyled, or without a policy. */
  readonly refused: number;
  /** The first few of both, as text. */
  readonly faults: readonly string[];
}

interface Visit {
  readonly url: string;
  readonly routes: readonly string[];
  /** How many ask at a time. */
  readonly count?: number;
}

/** Asks for pages without a pause, several at a time, until `stop` is called. */
export function startVisitors({ url, routes, count = 8 }: Visit) {
  const agent = new Agent({ keepAlive: true, maxSockets: count });
  const figures = { answers: 0, failed: 0, refused: 0, faults: new Array<string>() };
  const work = { isOver: false };
  const note = (kind: 'failed' | 'refused', fault: string) => {
    figures[kind] += 1;
    if (figures.faults.length < 5) figures.faults.push(fault);
  };
  const visit = async (route: string) => {
    try {
      const answer = await ask(url + route, { agent });
      figures.answers += 1;
      if (!isWhole(answer)) note('failed', `${route}: status ${answer.status}`);
      else if (isStyleRefused(answer)) note('refused', `${route}: its own style is refused`);
    } catch (error) {
      note('failed', `${route}: ${String(error)}`);
    }
  };
  const walk = async (first: number) => {
    for (let turn = first; !work.isOver; turn += 1) await visit(routes[turn % routes.length] ?? '/');
  };
  const walks = Promise.all(Array.from({ length: count }, (_, index) => walk(index)));
  const told: Figures = figures;
  return {
    figures: told,
    stop: async (): Promise<void> => {
      work.isOver = true;
      await walks;
      agent.destroy();
    },
  };
}
