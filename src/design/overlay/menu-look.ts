/** The look shared by every menu, native or not. */
export const menuPanelClass =
  "min-w-56 rounded-md bg-surface p-1.5 text-ink shadow-3 inset-ring inset-ring-line outline-none";

export const menuItemClass =
  "flex min-h-10 w-full cursor-pointer items-center gap-3 rounded-sm px-3 py-2 text-left text-[0.9375rem] font-medium text-ink no-underline outline-none " +
  "hover:bg-surface-2 focus-visible:bg-surface-2 data-highlighted:bg-surface-2 aria-[current=page]:text-primary-text " +
  "data-disabled:pointer-events-none data-disabled:opacity-45 pointer-coarse:min-h-11 [&>svg]:size-[18px] [&>svg]:shrink-0 [&>svg]:text-ink-3";
