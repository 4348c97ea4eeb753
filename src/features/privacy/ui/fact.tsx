import type { ReactNode } from "react";

/** A name and a value in a list of facts. */
export const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt className="text-ink-3 text-xs">{name}</dt>
    <dd className="wrap-anywhere font-semibold leading-snug [&_a]:underline">{children}</dd>
  </div>
);
