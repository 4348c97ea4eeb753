import { type Packed, pack } from "./packed.ts";

export type Rendered = { status: number; html: string; keep: boolean };
export type CachedPage = Packed & { readonly status: number };

/** Rendered pages, already compressed. All are dropped when the site's version moves; one render runs for each at a time. */
export class PageCache {
  readonly #version: () => number;
  readonly #render: (path: string) => Promise<Rendered>;
  #seen = -1;
  #ready = new Map<string, CachedPage>();
  #underWay = new Map<string, Promise<CachedPage>>();

  constructor(version: () => number, render: (path: string) => Promise<Rendered>) {
    this.#version = version;
    this.#render = render;
  }

  /** The page if it is there; costs nothing else. */
  peek(path: string): CachedPage | undefined {
    return this.#version() === this.#seen ? this.#ready.get(path) : undefined;
  }

  get(path: string): Promise<CachedPage> {
    const version = this.#version();
    if (version !== this.#seen) {
      this.#ready = new Map();
      this.#underWay = new Map();
      this.#seen = version;
    }
    const running = this.#underWay.get(path);
    if (running) return running;
    const { promise, keep } = this.#start(path, this.#ready);
    this.#underWay.set(path, promise);
    const underWay = this.#underWay;
    void promise.then(keep, () => {}).finally(() => underWay.delete(path));
    return promise;
  }

  /** `ready` is the map of the version it started with: a page of an older version must not land in a newer one. */
  #start(path: string, ready: Map<string, CachedPage>) {
    let mayKeep = false;
    const promise = this.#render(path).then(async ({ status, html, keep }) => {
      mayKeep = keep;
      return { status, ...(await pack(Buffer.from(html))) };
    });
    return { promise, keep: (page: CachedPage) => void (mayKeep && ready.set(path, page)) };
  }
}
