const gap = 6;
const edge = 8;

/** Puts the panel under its anchor, or above where there is more room, never past the edge of the window. */
export function placeBeside(
  anchor: HTMLElement,
  panel: HTMLElement,
  options: { matchWidth: boolean; sheetOnPhone: boolean },
) {
  if (options.sheetOnPhone && window.innerWidth < 640) {
    // The stylesheet docks it at the bottom edge.
    for (const property of ["left", "top", "bottom", "width", "max-height"]) panel.style.removeProperty(property);
    return;
  }
  const box = anchor.getBoundingClientRect();
  if (options.matchWidth) panel.style.width = `${box.width}px`;
  // scrollHeight tells the full height even while the panel is cut short.
  const request = panel.scrollHeight + panel.offsetHeight - panel.clientHeight;
  const below = window.innerHeight - box.bottom - gap - edge;
  const above = box.top - gap - edge;
  const opensUp = request > below && above > below;
  // The limit is the room there is, not today's height: a list that arrives later must be able to grow into it.
  panel.style.maxHeight = `${Math.max(opensUp ? above : below, 120)}px`;
  panel.style.top = opensUp ? "auto" : `${box.bottom + gap}px`;
  panel.style.bottom = opensUp ? `${window.innerHeight - box.top + gap}px` : "auto";
  panel.style.left = `${Math.max(edge, Math.min(box.left, window.innerWidth - panel.offsetWidth - edge))}px`;
}
