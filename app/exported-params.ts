/**
 * The parameters with which a route is exported. The preview is told none, and each route finds out at the request: pages
 * come and go while it runs, and before each answer Next has a process of its own make the list.
 */
export const exportedParams =
  <Params>(list: () => Params[]): (() => Params[]) =>
  () =>
    process.env.NODE_ENV === "development" ? [] : list();
