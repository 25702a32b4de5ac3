/** What a browser needs of `next/dist/lib/constants`, which is the server's. `next.config.mjs` puts it in its place. */
module.exports = {
  NEXT_NAV_DEPLOYMENT_ID_HEADER: "x-nextjs-deployment-id",
  // Of the preview.
  WEB_SOCKET_MAX_RECONNECTIONS: 12,
};
