/** What the company earns, as calls-by-role.ts lists it. */
export const figuresByRole = `
  read-revenue            - - - - - - - y y -  view_analytics
  revenue-file            - - - - - - - y y -  view_analytics
  revenue-entries         - - - - - - - y y -  view_analytics
  revenue-entries-file    - - - - - - - y y -  view_analytics
  revenue-forecast        - - - - - - - y y -  view_analytics
  provider-payables       - - - - - - - y y -  view_analytics`;
