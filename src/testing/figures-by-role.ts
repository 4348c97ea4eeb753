/** The company’s earnings, as calls-by-role.ts lists them. */
export const figuresByRole = `
  read-revenue            - - - - - - - y y -  view_analytics
  revenue-file            - - - - - - - y y -  view_analytics
  revenue-entries         - - - - - - - y y -  view_analytics
  revenue-entries-file    - - - - - - - y y -  view_analytics
  revenue-forecast        - - - - - - - y y -  view_analytics
  provider-payables       - - - - - - - y y -  view_analytics
  revenue-forecast-file   - - - - - - - y y -  view_analytics
  provider-payables-file  - - - - - - - y y -  view_analytics
  read-analytics          - - - - - - - y y -  view_analytics
  analytics-file          - - - - - - - y y -  view_analytics
  figure-entries          - - - - - - - y y -  view_analytics
  figure-entries-file     - - - - - - - y y -  view_analytics
  sold-figures            - - - - - - - y y -  view_analytics
  sold-file               - - - - - - - y y -  view_analytics
  missed-sales            - - - - - - - y y -  view_analytics
  missed-entries          - - - - - - - y y -  view_analytics
  missed-file             - - - - - - - y y -  view_analytics
  report-file             - - - - - - - y y -  view_analytics
  read-promises           - - - - - - - y y -  view_analytics
  promises-file           - - - - - - - y y -  view_analytics`;
