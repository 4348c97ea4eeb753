import { ArrowRight } from "lucide-react";

/** /a → /b → /tours */
export const Way = ({ way }: { way: readonly string[] }) => (
  <span className="flex flex-wrap items-center gap-1.5 wrap-anywhere">
    {way.map((path, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a circle names an address twice
      <span key={at} className="inline-flex items-center gap-1.5">
        {at > 0 && <ArrowRight aria-label="leads to" className="size-4 text-ink-3" />}
        {path}
      </span>
    ))}
  </span>
);
