import { Button, EmptyState } from '@landfall/ui';

interface NothingFoundProps {
  onClearSearch: () => void;
  onAllCategories: () => void;
}

export function NothingFound({ onClearSearch, onAllCategories }: NothingFoundProps) {
  return (
    <EmptyState
      drawing="empty-news"
      title="No news articles found"
      actions={
        <>
          <Button onClick={onClearSearch}>Clear Search</Button>
          <Button variant="secondary" onClick={onAllCategories}>
            Show All Categories
          </Button>
        </>
      }
    >
      Try adjusting your search or category filter.
    </EmptyState>
  );
}
