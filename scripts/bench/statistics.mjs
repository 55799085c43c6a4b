/** The middle of some numbers; of an even count, the mean of the two in the middle. */
export function median(numbers) {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/** Rows of texts as a Markdown table; columns but the first are aligned to the right. */
export function formatTable(head, rows) {
  const all = [head, ...rows].map((row) => row.map(String));
  const widths = head.map((_, column) => Math.max(3, ...all.map((row) => row[column].length)));
  const format = (row) =>
    `| ${row.map((cell, column) => (column === 0 ? cell.padEnd(widths[0]) : cell.padStart(widths[column]))).join(' | ')} |`;
  const rule = `| ${widths.map((width, column) => (column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`)).join(' | ')} |`;
  const [first, ...others] = all.map(format);
  return [first, rule, ...others].join('\n');
}
