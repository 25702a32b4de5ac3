import { Live } from "./live";

export const metadata = { title: "Next alone", description: "As many pages as the site that it is measured beside." };

export default function RootLayout({ children }) {
  return (
    <html lang="en" suppressHydrationWarning>
      <body>
        {children}
        <Live />
      </body>
    </html>
  );
}
