import { QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { createQueryClient, provideSettings } from '@landfall/sdk/shell';
import { Frame } from '../frame/frame';
import { Home } from '../home/home';
import { Loading } from '../pages/loading';

/** What is in the page before any script has run: the frame without a person, and the home page's own parts. */
const draw = (path: string, screen: React.ReactNode) =>
  renderToStaticMarkup(
    <QueryClientProvider client={createQueryClient()}>
      <StaticRouter location={path}>
        <Frame>
          <noscript>
            <p className="no-script">
              Landfall needs JavaScript, which is off in this browser. Turn it on and load the page again.
            </p>
          </noscript>
          {screen}
        </Frame>
      </StaticRouter>
    </QueryClientProvider>,
  );

export function documents(): Record<string, string> {
  // There is no page here to read settings from: the defaults stand until the browser draws its own.
  provideSettings({});
  return { 'document/home.html': draw('/', <Home isAhead />), 'document/page.html': draw('/loading', <Loading />) };
}
