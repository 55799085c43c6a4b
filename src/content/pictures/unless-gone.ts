/** What reading a file comes to, or nothing where it is gone: whoever deleted it since it was listed was faster. */
export async function unlessGone<Result>(reading: Promise<Result>): Promise<Result | undefined> {
  try {
    return await reading;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
