import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { runnerImport } from 'vite';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const target = path.join(root, 'public', 'images');

/** Rasterises the drawing to public/images/<name>.png. */
async function write(name, drawing) {
  const file = path.join(target, `${name}.png`);
  const { size } = await sharp(Buffer.from(drawing.svg()))
    .resize(drawing.width, drawing.height)
    .png({ palette: true, compressionLevel: 9 })
    .toFile(file);
  console.log(`${path.relative(root, file)} ${drawing.width}x${drawing.height} ${size} bytes`);
}

const source = path.join(root, 'src', 'drawings', 'drawings.ts');
const { module } = await runnerImport(source, { configFile: false, root });
const { drawings } = module;

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !drawings.has(name));
if (unknown.length > 0) {
  console.error(`No such drawing: ${unknown.join(', ')}. There are: ${[...drawings.keys()].join(', ')}`);
  process.exit(1);
}

await mkdir(target, { recursive: true });
for (const name of asked.length > 0 ? asked : drawings.keys()) {
  await write(name, drawings.get(name));
}
