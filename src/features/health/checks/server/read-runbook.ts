/** Every runbook, included in the build so that a deployed server needs no source folder. */
const files = import.meta.glob<string>("../../../../../docs/runbooks/*.md", {
  query: "?raw",
  import: "default",
  eager: true,
});
const texts = new Map(
  Object.entries(files).map(([path, text]) => [path.replace(/^.*\//, "").replace(/\.md$/, ""), text] as const),
);

type Section = { readonly title: string; readonly steps: string[]; readonly are_numbered: boolean };

/** The sections of a runbook: under each heading a numbered list, or plain lines. */
export function readRunbook(id: string): Section[] {
  const [, ...sections] = (texts.get(id) ?? "").split(/^## /m);
  return sections.map((section) => {
    const [title = "", ...lines] = section.trim().split("\n");
    const steps = lines.map((line) => line.trim()).filter(Boolean);
    return {
      title,
      steps: steps.map((step) => step.replace(/^(?:\d+\.|-) /, "")),
      are_numbered: steps.every((step) => /^\d+\. /.test(step)),
    };
  });
}
