export { metadata } from './content.jsx';

export default function Layout({ children }) {
  return (
    <html lang="en-US">
      <body>{children}</body>
    </html>
  );
}
