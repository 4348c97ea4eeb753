type ImportModule = (address: string) => Promise<unknown>;

const importModule: ImportModule = (address) => import(/* @vite-ignore */ address);

/**
 * Chromium remembers a failed module and never fetches it again, except under another address: so a failed import is
 * retried with one that was never used.
 */
export function importAgain<M>(load: () => Promise<M>, importBy: ImportModule = importModule): () => Promise<M> {
  let tries = 0;
  let result: Promise<M> | undefined;
  const ask = async () => {
    try {
      return await load();
    } catch (error) {
      const address = /https?:\/\/\S+?\.js/.exec(String(error))?.[0];
      // The first failure was the connection, as its message says.
      if (tries++ === 0 || !address) throw error;
      return (await importBy(`${address}?again=${tries}`)) as M;
    }
  };
  return () => {
    result ??= ask().catch((error) => {
      result = undefined;
      throw error;
    });
    return result;
  };
}
