import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parsePreviewOptions, usage } from './serve/options.mjs';
import { serveFolder } from './serve/static-server.mjs';

const root = fileURLToPath(new URL('../', import.meta.url));
const { problem, help, host, port, folder } = parsePreviewOptions(process.argv.slice(2));

if (problem || help) {
  console.log(problem ? `${problem}\n\n${usage}` : usage);
  process.exit(problem ? 2 : 0);
}
if (!existsSync(path.resolve(root, folder, 'index.html'))) {
  console.error(`There is no finished site in ${folder}. Run npm run build first.`);
  process.exit(2);
}

try {
  const { url } = await serveFolder({ folder: path.resolve(root, folder), host, port });
  console.log(`Serving ${folder} at ${url}/ (Ctrl+C ends it)`);
} catch (error) {
  console.error(
    `Cannot listen on ${host}:${port} (${error.code ?? error.message}). Try another --host or --port.`,
  );
  process.exit(2);
}
