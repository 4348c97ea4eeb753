/** A work order as its form sends it. */
export const aWorkOrderForm = (changes: object = {}) => ({
  title: "Service",
  priority: "normal" as const,
  note: "",
  plan_id: null,
  defect_ids: [],
  labour_cents: 80_000,
  checklist: [{ text: "Brakes", done: false }],
  parts: [{ name: "Oil filter", quantity: 2, cost_cents: 18_500 }],
  planned_from: null,
  planned_to: null,
  ...changes,
});
