import { Check } from "lucide-react";
import { DropdownMenu } from "radix-ui";
import { type ReactNode, useContext } from "react";
import { cx } from "../class-names.ts";
import { menuItemClass, menuPanelClass } from "./menu-look.ts";
import { ModalElement } from "./use-modal.ts";

type MenuProps = {
  /** The button; it must take a ref and props, as Button and IconButton do. */
  trigger: ReactNode;
  align?: "start" | "end";
  children: ReactNode;
};

/** A menu of commands for signed-in pages; public pages use DisclosureMenu and never load this. */
export function Menu({ trigger, align = "end", children }: MenuProps) {
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Portal container={useContext(ModalElement)}>
        <DropdownMenu.Content
          align={align}
          sideOffset={8}
          collisionPadding={12}
          className={cx("menu-pop z-50", menuPanelClass)}
        >
          {children}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

type MenuItemProps = {
  icon?: ReactNode;
  tone?: "plain" | "bad";
  disabled?: boolean;
  onSelect: () => void;
  children: ReactNode;
};

export function MenuItem({ icon, tone = "plain", disabled, onSelect, children }: MenuItemProps) {
  const look = cx(menuItemClass, tone === "bad" && "text-bad! data-highlighted:bg-bad-soft! [&>svg]:text-bad!");
  return (
    <DropdownMenu.Item
      disabled={disabled}
      onSelect={(event) => {
        focusTrigger(event.currentTarget);
        onSelect();
      }}
      className={look}
    >
      {icon}
      {children}
    </DropdownMenu.Item>
  );
}

/** A dialog that an item opens gives the focus back to where it was: the item will be gone by then, its button not. */
function focusTrigger(item: EventTarget | null) {
  const menu = item instanceof Element ? item.closest("[role=menu]") : null;
  document.getElementById(menu?.getAttribute("aria-labelledby") ?? "")?.focus();
}

/** Gives a link the behaviour and the look of an item: `<MenuLink><Link …/></MenuLink>`. */
export function MenuLink({ children }: { children: ReactNode }) {
  return (
    <DropdownMenu.Item asChild className={menuItemClass}>
      {children}
    </DropdownMenu.Item>
  );
}

type MenuCheckProps = { checked: boolean; onChange: (checked: boolean) => void; children: ReactNode };

/** Stays open, so that several can be ticked. */
export function MenuCheck({ checked, onChange, children }: MenuCheckProps) {
  return (
    <DropdownMenu.CheckboxItem
      checked={checked}
      onCheckedChange={onChange}
      onSelect={(event) => event.preventDefault()}
      className={menuItemClass}
    >
      <span
        aria-hidden="true"
        className="grid size-[18px] place-items-center rounded-[5px] text-on-primary inset-ring-[1.5px] inset-ring-line-strong in-data-[state=checked]:bg-primary in-data-[state=checked]:inset-ring-primary"
      >
        {checked && <Check className="size-3.5" strokeWidth={3} />}
      </span>
      {children}
    </DropdownMenu.CheckboxItem>
  );
}

export function MenuLabel({ children }: { children: ReactNode }) {
  return (
    <DropdownMenu.Label className="px-3 pt-2 pb-1 text-xs font-semibold text-ink-3">{children}</DropdownMenu.Label>
  );
}

export function MenuSeparator() {
  return <DropdownMenu.Separator className="mx-1.5 my-1.5 h-px bg-line" />;
}
