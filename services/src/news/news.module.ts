import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { EventsController } from './events.controller.js';
import { EventsService } from './events.service.js';
import { NewsAdminController } from './news-admin.controller.js';
import { NewsArticleEntity } from './news-article.entity.js';
import { NewsController } from './news.controller.js';
import { NewsService } from './news.service.js';
import { TrainingEventEntity } from './training-event.entity.js';

@Module({
  imports: [TypeOrmModule.forFeature([NewsArticleEntity, TrainingEventEntity])],
  controllers: [NewsAdminController, NewsController, EventsController],
  providers: [NewsService, EventsService],
  exports: [EventsService, NewsService],
})
export class NewsModule {}
