import { ChevronDown } from "lucide-react";
import { createContext, type ReactNode, type SyntheticEvent, useContext, useId } from "react";
import { cx } from "./class-names.ts";

const GroupName = createContext<string | undefined>(undefined);

type AccordionProps = {
  items?: readonly { title: ReactNode; content: ReactNode; id?: string }[];
  className?: string;
  children?: ReactNode;
};

/** One open at a time, done by the browser: it works before any script has run, and search in the page opens the right one. */
export function Accordion({ items = [], className, children }: AccordionProps) {
  const name = useId();
  return (
    <GroupName value={name}>
      <div data-accordion="" className={cx("grid gap-3", className)}>
        {items.map((item, index) => (
          <AccordionItem key={item.id ?? index} id={item.id} title={item.title}>
            {item.content}
          </AccordionItem>
        ))}
        {children}
      </div>
    </GroupName>
  );
}

type AccordionItemProps = { title: ReactNode; id?: string; defaultOpen?: boolean; children: ReactNode };

export function AccordionItem({ title, id, defaultOpen, children }: AccordionItemProps) {
  return (
    <details
      id={id}
      name={useContext(GroupName)}
      open={defaultOpen}
      onToggle={closeOthers}
      className="accordion group rounded-md bg-surface shadow-1 inset-ring inset-ring-line open:shadow-2"
    >
      <summary className="flex min-h-14 list-none items-center gap-4 rounded-md px-5 py-4 [&::-webkit-details-marker]:hidden">
        <h3 className="font-bold text-[1.0625rem] leading-snug">{title}</h3>
        <span className="ml-auto grid size-8 shrink-0 place-items-center rounded-pill bg-surface-2 text-ink-2 transition duration-(--d-2) ease-out group-open:rotate-180 group-open:bg-primary-soft group-open:text-primary-text">
          <ChevronDown aria-hidden="true" className="size-[18px]" />
        </span>
      </summary>
      <div className="max-w-[72ch] px-5 pb-5 text-ink-2">{children}</div>
    </details>
  );
}

/** The name attribute does this in current browsers; older ones get the same rule here. */
function closeOthers({ currentTarget }: SyntheticEvent<HTMLDetailsElement>) {
  if (!currentTarget.open) return;
  const group = currentTarget.closest("[data-accordion]");
  for (const other of group?.querySelectorAll("details[open]") ?? []) {
    if (other !== currentTarget && other.closest("[data-accordion]") === group) other.removeAttribute("open");
  }
}
