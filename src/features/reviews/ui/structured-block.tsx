import { createPortal } from "react-dom";
import { useHydrated } from "#platform/browser/hydrated.ts";
import { jsonText } from "#platform/browser/json-text.ts";

/** Structured data. The server renders it in place; in the browser it is in the page’s head and removed with the component. */
export function StructuredBlock({ data }: { data: object }) {
  const isHydrated = useHydrated();
  const block = (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own data, and jsonText escapes anything that could start a tag
      dangerouslySetInnerHTML={{ __html: jsonText(data) }}
    />
  );
  return isHydrated ? createPortal(block, document.head) : block;
}
