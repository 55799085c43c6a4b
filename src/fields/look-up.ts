/** What a table has under a name that somebody typed, which may be that of what every object has, such as `constructor`. */
export function lookUp<Value>(table: Readonly<Record<string, Value>>, name: string): Value | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined;
}
