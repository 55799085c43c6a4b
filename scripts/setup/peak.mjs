import { existsSync, readFileSync, writeSync } from 'node:fs';

const status = '/proc/self/status';

/** The most memory this process took, in KiB. Linux counts the parent's into `maxRSS`, but not into `VmHWM`. */
function readPeak() {
  const peak = existsSync(status) ? /^VmHWM:\s+(\d+)/m.exec(readFileSync(status, 'utf8'))?.[1] : undefined;
  return peak ?? String(process.resourceUsage().maxRSS);
}

// Preloaded into a measured process, which tells its parent at its end.
process.on('exit', () => writeSync(3, readPeak()));
