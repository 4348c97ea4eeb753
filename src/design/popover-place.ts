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
    for (const property of ["left", "top", "width", "max-height"]) panel.style.removeProperty(property);
    return;
  }
  const box = anchor.getBoundingClientRect();
  if (options.matchWidth) panel.style.width = `${box.width}px`;
  // scrollHeight tells the full height even while the panel is cut short, so it need not be stretched to be measured.
  const wanted = panel.scrollHeight + panel.offsetHeight - panel.clientHeight;
  const below = window.innerHeight - box.bottom - gap - edge;
  const above = box.top - gap - edge;
  const opensUp = wanted > below && above > below;
  const height = Math.min(wanted, Math.max(opensUp ? above : below, 120));
  panel.style.maxHeight = `${height}px`;
  panel.style.top = `${opensUp ? box.top - gap - height : box.bottom + gap}px`;
  panel.style.left = `${Math.max(edge, Math.min(box.left, window.innerWidth - panel.offsetWidth - edge))}px`;
}
