import { type Packed, pack } from "./packed.ts";

export type Rendered = { status: number; html: string; keep: boolean };
export type CachedPage = Packed & { readonly status: number };

/** Rendered and compressed pages. All are dropped when the site's version changes; each is rendered once at a time. */
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

  /** The cached page, if there is one. */
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
    const running = this.#underWay.get(path) ?? this.#make(path, this.#ready, this.#underWay);
    this.#underWay.set(path, running);
    return running;
  }

  /** Uses the maps of the version it started with: a page of an older version must not land in a newer one. */
  async #make(path: string, ready: Map<string, CachedPage>, underWay: Map<string, unknown>): Promise<CachedPage> {
    try {
      const { status, html, keep } = await this.#render(path);
      const page = { status, ...(await pack(Buffer.from(html))) };
      if (keep) ready.set(path, page);
      return page;
    } finally {
      underWay.delete(path);
    }
  }
}
